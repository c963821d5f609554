import { MINUTE_MS } from '@shared/clock/clock';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MoveDecisions, Ride, RideAnswer } from '@/data/rides';
import { can, type StaffRole } from '@/data/user-roles';
import { RestException } from '@/features/office/kit/rest-exception';
import { StepButton } from '@/features/office/kit/step-button';
import { shortMoment } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { isolatedText } from '@/lib/isolated-text';
import { Alert } from '@/ui/alert';
import { standaloneLinkClass } from '@/ui/text-link';
import { hoursText } from './ride-words';

const QUESTIONS: ReadonlySet<string> = new Set(['long_span', 'price_of_delay', 'day_of_rest']);

/** Whether a move waits for somebody to say something. */
export const isMoveQuestion = ({ outcome }: RideAnswer): boolean => QUESTIONS.has(outcome);

interface MoveQuestionsProps {
  asked: readonly RideAnswer[];
  decided: MoveDecisions;
  role: StaffRole | null | undefined;
  ride: Ride;
  busy: boolean;
  problem: string | undefined;
  onDecide: (decision: MoveDecisions) => void;
}

/**
 * What has to be said before a ride is moved, one below the other: a question that was answered stays, so that none comes up where the
 * answer to another was pressed.
 */
export function MoveQuestions({ asked, decided, role, ride, busy, problem, onDecide }: MoveQuestionsProps) {
  const props = { decided, role, ride, busy, onDecide };
  return (
    <>
      {asked.map((answer) => (
        <Question key={answer.outcome} text={<QuestionText answer={answer} />}>
          <Answers answer={answer} {...props} />
        </Question>
      ))}
      {problem && asked.length > 0 ? <Alert tone="danger">{problem}</Alert> : null}
    </>
  );
}

function Question({ text, children }: { text: ReactNode; children: ReactNode }) {
  const asking = useRef<HTMLParagraphElement>(null);
  useEffect(() => asking.current?.focus(), []);
  return (
    <div className="grid gap-3 rounded bg-stone-100 p-4">
      <p ref={asking} tabIndex={-1} role="alert" className="font-bold">
        {text}
      </p>
      {children}
    </div>
  );
}

function QuestionText({ answer }: { answer: RideAnswer }) {
  const locale = useLocale();
  const { questions: m } = useMessages('staffRides').times;
  const { outcome, busy_from: from, busy_until: until, hours } = answer;
  if (outcome === 'price_of_delay') return m.price(hours ?? 0);
  if (outcome === 'day_of_rest' || !from || !until) return m.rest;
  const minutes = (Date.parse(until) - Date.parse(from)) / MINUTE_MS;
  return m.long(isolatedText(hoursText(minutes)), isolatedText(shortMoment(locale, until)));
}

type AnswersProps = Pick<MoveQuestionsProps, 'decided' | 'role' | 'ride' | 'busy' | 'onDecide'> & {
  answer: RideAnswer;
};

function Answers({ answer: { outcome }, decided, role, ride, busy, onDecide }: AnswersProps) {
  const { questions: m } = useMessages('staffRides').times;
  if (outcome === 'day_of_rest') return <RestWays {...{ decided, role, ride, busy, onDecide }} />;
  const answers: [string, MoveDecisions, boolean][] =
    outcome === 'price_of_delay'
      ? [
          [m.stays, { price: 'stays' }, decided.price !== undefined],
          [m.newOffer, { price: 'new_offer' }, decided.price !== undefined],
        ]
      : [[m.longYes, { long: true }, decided.long !== undefined]];
  return (
    <div className="flex flex-wrap gap-2">
      {answers.map(([words, decision, isAnswered]) => (
        <StepButton
          key={words}
          tone="outline"
          size="small"
          disabled={isAnswered}
          busy={busy}
          onClick={() => onDecide(decision)}
        >
          {words}
        </StepButton>
      ))}
    </div>
  );
}

/** The ways that there are where nobody drives: an administrator's exception, a partner, or an end that costs the traveller nothing. */
function RestWays({ decided, role, ride, busy, onDecide }: Omit<AnswersProps, 'answer'>) {
  const locale = useLocale();
  const { times, sheet } = useMessages('staffRides');
  const { questions: m } = times;
  const mayAllow = can(role, 'allow rides on days of rest');
  return (
    <>
      <ul className="grid list-disc gap-1 ps-5">
        {[m.restOther, ...(mayAllow ? [] : [m.restAdmin]), m.restPartner, m.restCancel].map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
      <Link
        to={`${localizedPath(locale, '/dashboard/leads')}?lead=${encodeURIComponent(ride.lead_id)}`}
        className={standaloneLinkClass}
      >
        {sheet.request}
      </Link>
      {mayAllow ? (
        <RestException
          name={ride.id}
          words={{ reason: m.restReason, allow: m.restAllow }}
          busy={busy}
          isAllowed={decided.rest_reason !== undefined}
          onAllow={(rest_reason) => onDecide({ rest_reason })}
        />
      ) : null}
    </>
  );
}
