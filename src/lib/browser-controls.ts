import { afterPaint } from '@/lib/after-paint';

/**
 * What the browser opens and closes: dialogs, by buttons with a `command`, by a press beside them where they have `closedby`
 * and by choosing a link in them; and of `details` with the same `name` one at a time. Newer browsers do most of it by
 * themselves.
 */
export function helpBrowser(): void {
  addEventListener('click', answerClick, true);
  // It does not bubble.
  addEventListener('toggle', closeOthers, true);
}

function answerClick(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const { target } = event;
  const button = target.closest('button[commandfor]');
  // A press on its backdrop is one on the dialog.
  if (target.matches('dialog[closedby]') || target.closest('dialog[closedby] a')) target.closest('dialog')?.close();
  else if (button) runCommand(button, event);
}

function runCommand(button: Element, event: Event): void {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  if (button.getAttribute('command') === 'close') return dialog.close();
  // The list of the dialog that the button is for.
  const list = button.getAttribute('data-list');
  if (list) dialog.querySelector(`details[data-list=${list}]`)?.setAttribute('open', '');
  // Of two presses in one frame the first opens it.
  if (dialog.open) return;
  // It is painted before it becomes modal: to make the page behind it inert, the browser works out every style of the page
  // anew, longer than a press should wait for its answer. A key that comes sooner is meant for it, too.
  dialog.open = true;
  const makeModal = () => {
    removeEventListener('keydown', makeModal, true);
    stopWaiting();
    if (!dialog.open) return;
    // One that is open already cannot become modal.
    dialog.open = false;
    dialog.showModal();
    // Where the focus begins (src/ui/modal-dialog.tsx).
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  };
  addEventListener('keydown', makeModal, true);
  const stopWaiting = afterPaint(makeModal);
}

function closeOthers({ target: opened }: Event): void {
  if (!(opened instanceof HTMLDetailsElement) || !opened.open) return;
  const name = opened.getAttribute('name');
  if (!name) return;
  for (const other of document.querySelectorAll('details[open]'))
    if (other !== opened && other.getAttribute('name') === name) other.removeAttribute('open');
}
