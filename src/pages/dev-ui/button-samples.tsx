import { useState } from 'react';
import { Button, buttonClass, IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Spinner } from '@/ui/spinner';
import { textLinkClass } from '@/ui/text-link';
import { Sample, type SamplesProps } from './sample';

export function ButtonSamples({ words }: SamplesProps) {
  const [book, quote, contact, remove] = words.buttons;
  return (
    <>
      <Sample name="Button: tones">
        <Button tone="primary" icon="chat">
          {book}
        </Button>
        <Button>{quote}</Button>
        <Button tone="outline">{contact}</Button>
        <Button tone="danger">{remove}</Button>
      </Sample>
      <Sample name="Button: small, disabled, icon at the end, backwards">
        <Button tone="primary" size="small">
          {words.small}
        </Button>
        <Button disabled>{words.disabled}</Button>
        <Button tone="outline" disabled>
          {words.disabled}
        </Button>
        <Button tone="outline" icon="arrow" iconBackwards>
          {contact}
        </Button>
        <Button icon="arrow" iconAtEnd>
          {quote}
        </Button>
      </Sample>
      <Sample name="Button: busy, with and without an icon (press to see)">
        <BusyButton words={words} icon />
        <BusyButton words={words} />
        <Button size="small" busy>
          {words.sending}
        </Button>
      </Sample>
      <Sample name="Button: on dark" ground="dark">
        <Button tone="primary">{book}</Button>
        <Button tone="outlineOnDark">{quote}</Button>
        <Button tone="onDark">{contact}</Button>
      </Sample>
      <Sample name="Links, icon buttons, spinner">
        <a href="#link" className={buttonClass({ tone: 'outline', size: 'small' })}>
          {contact}
        </a>
        <a href="#link" className={textLinkClass()}>
          {words.link}
          <Icon name="arrow" />
        </a>
        <IconButton icon="phone" label={words.call} />
        <IconButton icon="phone" label={words.disabled} disabled />
        <Spinner />
      </Sample>
    </>
  );
}

function BusyButton({ words, icon = false }: SamplesProps & { icon?: boolean }) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Button
      tone={icon ? 'primary' : 'secondary'}
      {...(icon && { icon: 'arrow', iconAtEnd: true })}
      busy={isBusy}
      busyLabel={words.sending}
      onClick={() => {
        setBusy(true);
        setTimeout(() => setBusy(false), 3000);
      }}
    >
      {words.send}
    </Button>
  );
}
