/**
 * What a visitor has chosen in a control that the browser changes by itself, before its code was there: a box, a button of a
 * group, a list, a day. React knows nothing of it when it takes the HTML over, and puts back what stood there, or forgets it
 * with the next drawing; so it is chosen once more. Text is the business of its form, which reads it from its fields; a field
 * without a form has `data-formless`.
 */
import { controlAt, spotOf, type Spot } from './spot';

type Control = HTMLInputElement | HTMLSelectElement;

const CHOSEN =
  'select, input:is([type=checkbox], [type=radio], [type=date], [type=time], [type=number], [type=range], [data-formless])';
/** Parts whose code is still to come: they ask for themselves. */
const WAITING_PART = '[data-island]:not([data-live])';

/** What was chosen, by control. */
const chosen = new Map<Control, string | boolean>();

/**
 * The fields of the document whose parts do not answer yet. One that is drawn anew, since a translator has written in it, leaves
 * them behind with what was typed.
 */
const documentFields = new Map<HTMLElement, Spot>();
const FIELD = 'input, textarea, select';
let lastFocused: EventTarget | null = null;

const valueOf = (control: Control) => (isTicked(control) ? control.checked : control.value);
const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

function note(target: unknown): void {
  if (!(target instanceof Element) || !target.matches(CHOSEN)) return;
  const control = target as Control;
  if (control.type === 'radio') {
    // Of a group the button that is on says all.
    if (!valueOf(control)) return;
    for (const other of chosen.keys())
      if (other.type === 'radio' && other.name === control.name && other.form === control.form) chosen.delete(other);
  }
  chosen.set(control, valueOf(control));
}

/** Takes over from the start script, which has seen what was changed before any other code was here. */
export function watchChanges(): void {
  for (const field of document.querySelectorAll<HTMLElement>(FIELD)) documentFields.set(field, spotOf(field, FIELD));
  lastFocused = document.activeElement;
  document.addEventListener('focusin', ({ target }) => (lastFocused = target), true);
  for (const control of document.querySelectorAll<Control & ChangedControl>(CHOSEN))
    if (control.isChosen) note(control);
  document.addEventListener(
    'change',
    ({ target }) => {
      const isAnswered = 'ready' in document.documentElement.dataset;
      if (!isAnswered || (target instanceof Element && target.closest(WAITING_PART))) note(target);
    },
    true,
  );
}

const isChanged = (field: HTMLElement) =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.selected !== option.defaultSelected)
    : isTicked(field as Control)
      ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
      : (field as HTMLInputElement).value !== (field as HTMLInputElement).defaultValue;

/** A form may have gone on to another step, whose fields stand in the same places. */
const isSame = (one: Control, other: Control) => one.name === other.name && (one.name !== '' || one.id === other.id);

/** Gives what the document's fields hold to those that have taken their places. */
function giveToHeirs(): void {
  for (const [field, spot] of documentFields) {
    const isStaying = field.isConnected && !field.closest(WAITING_PART);
    const heir = field.isConnected ? undefined : (controlAt(spot, FIELD) as Control | null | undefined);
    if (isStaying || heir !== undefined) documentFields.delete(field);
    if (!heir || !isSame(heir, field as Control)) continue;
    if (isChanged(field)) chosen.set(heir, valueOf(field as Control));
    if (field === lastFocused && document.activeElement === document.body) heir.focus();
  }
}

/** Chooses once more what was chosen in a place whose code has come by now. */
export function chooseAgain(place: Document | Element): void {
  giveToHeirs();
  for (const [control, value] of chosen) {
    if (!place.contains(control) || control.closest(WAITING_PART)) continue;
    chosen.delete(control);
    if (isTicked(control)) {
      // As by the visitor: React hears of the click, and compares with what it has set itself.
      control.checked = !value;
      control.click();
      continue;
    }
    control.value = '';
    // Past React's own watch over the property, which would take the value for known.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
