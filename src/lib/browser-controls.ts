import { afterPaint } from '@/lib/after-paint';

/**
 * What the browser opens and closes: dialogs, by buttons with a `command`, by a press beside them where they have `closedby`
 * and by choosing a link in them; popovers; of `details` with the same `name` one at a time, and those with `data-closes` as
 * popovers. Newer browsers do most of it by themselves. A link with `data-back` is the browser's own way back, where there is one.
 */
export function helpBrowser(): void {
  addEventListener('click', answerClick, true);
  for (const type of ['click', 'focusin', 'keydown']) addEventListener(type, closeLists, true);
  // It does not bubble.
  addEventListener('toggle', closeOthers, true);
}

function answerClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const { target } = event;
  if (!('popover' in HTMLElement.prototype)) togglePopovers(target);
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (isPlain && history.length > 1 && target.closest('[data-back]')) {
    event.preventDefault();
    history.back();
  }
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

function togglePopovers(target: Element): void {
  const id = target.closest('[popovertarget]')?.getAttribute('popovertarget');
  for (const one of document.querySelectorAll('[popover]'))
    if (one.id === id || !one.contains(target)) one.toggleAttribute('open', one.id === id && !one.hasAttribute('open'));
}

/** Closes lists that are left by a press, by the focus or by one of their links; Escape leads back to what opened them. */
function closeLists(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  for (const list of document.querySelectorAll<HTMLDetailsElement>('details[data-closes][open]')) {
    const isInside = target !== list && list.contains(target);
    if (type === 'keydown') {
      if ((event as KeyboardEvent).key !== 'Escape') return;
      if (isInside) list.querySelector('summary')?.focus();
    } else if (isInside && (type === 'focusin' || !target.closest('a'))) continue;
    list.open = false;
  }
}

function closeOthers({ target: opened }: Event): void {
  if (!(opened instanceof HTMLDetailsElement) || !opened.open) return;
  const name = opened.getAttribute('name');
  if (!name) return;
  for (const other of document.querySelectorAll('details[open]'))
    if (other !== opened && other.getAttribute('name') === name) other.removeAttribute('open');
}
