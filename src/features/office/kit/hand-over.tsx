import type { QueryKey } from '@tanstack/react-query';
import { ChatLink } from './chat-link';
import { StepButton } from './step-button';
import { StepState } from './step-state';
import { useStep } from './use-step';

interface HandOverProps {
  /** To whom, and in which words; null where nothing is to be sent by hand. */
  chat: { phone: string | null; text: string } | null;
  /** Notes that it was sent. */
  call: () => Promise<unknown>;
  words: { open: string; done: string };
  again: QueryKey;
}

/** A message that waits for somebody to send it by WhatsApp, and then to say so. */
export function HandOver({ chat, call, words: m, again }: HandOverProps) {
  const step = useStep<void, void>({ call: async () => void (await call()), again: [again] });
  return (
    <>
      {chat ? (
        <div className="flex flex-wrap gap-2">
          <ChatLink phone={chat.phone} text={chat.text}>
            {m.open}
          </ChatLink>
          <StepButton tone="outline" size="small" icon="check" busy={step.isBusy} onClick={() => step.run()}>
            {m.done}
          </StepButton>
        </div>
      ) : null}
      <StepState step={step} />
    </>
  );
}
