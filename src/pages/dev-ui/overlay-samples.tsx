import { useState } from 'react';
import { Button, IconButton } from '@/ui/button';
import { Dropdown } from '@/ui/dropdown';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { Sheet } from '@/ui/sheet';
import { textLinkClass } from '@/ui/text-link';
import { showToast } from '@/ui/toast';
import { Tooltip } from '@/ui/tooltip';
import { Sample, type SamplesProps } from './sample';
import type { SampleWords } from './sample-words';

const menuIcons: readonly IconName[] = ['plane', 'user', 'car'];

export function OverlaySamples({ words }: SamplesProps) {
  const [onSuccess, onFailure] = words.toastButtons;
  const items = words.menu.map(([label = '', text], index) => ({
    id: label,
    label,
    text,
    icon: menuIcons[index] ?? 'info',
    href: '#chosen',
  }));
  const actions = words.statuses.map((label) => ({ id: label, label, onSelect: () => undefined }));
  return (
    <>
      <Sample name="Tooltip: describes, or shows the name of an icon">
        <Tooltip label={words.tooltip}>
          <Button tone="outline">{words.buttons[0]}</Button>
        </Tooltip>
        <Tooltip label={words.call}>
          <IconButton icon="phone" label={words.call} />
        </Tooltip>
      </Sample>
      <Sample name="Dropdown: from its start, from its end">
        <Dropdown label={words.services} items={items} />
        <Dropdown label={words.vehicle} items={actions} icon="car" size="small" align="end" tone="secondary" />
      </Sample>
      <Sample name="Sheet: night from the start, paper from the end">
        <SheetSample words={words} side="start" />
        <SheetSample words={words} side="end" />
      </Sample>
      <Sample name="Toast">
        <Button tone="outline" onClick={() => showSuccess(words)}>
          {onSuccess}
        </Button>
        <Button tone="outline" onClick={() => showToast({ tone: 'danger', ...words.toastError })}>
          {onFailure}
        </Button>
      </Sample>
    </>
  );
}

function showSuccess({ toast }: SampleWords) {
  const action = (
    <a href="#chat" className={textLinkClass('sea', 'min-h-11')}>
      {toast.action}
    </a>
  );
  showToast({ tone: 'success', title: toast.title, text: toast.text, action, stays: 'long' });
}

function SheetSample({ words, side }: SamplesProps & { side: 'start' | 'end' }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="outline" icon="menu" onClick={() => setOpen(true)}>
        {words.openMenu}
      </Button>
      <Sheet
        label={words.mainMenu}
        open={isOpen}
        onClose={close}
        side={side}
        tone={side === 'start' ? 'night' : 'paper'}
      >
        <div className="flex items-center justify-between p-4">
          <h2 className="text-card">{words.mainMenu}</h2>
          <button
            type="button"
            aria-label={words.close}
            className="inline-flex size-11 items-center justify-center rounded"
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        <ul className="grid px-5">
          {words.menu.map(([title]) => (
            <li key={title}>
              <a href="#page" className="flex min-h-13 items-center font-display text-card no-underline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
