/**
 * What a visitor has chosen in a control that the browser changes by itself, before its code was there: a box, a button of a
 * group, a list, a day. React knows nothing of it when it takes the HTML over, and puts back what stood there, or forgets it
 * with the next drawing; so it is chosen once more. Text is the business of its form, which reads it from its fields.
 */
type Control = HTMLInputElement | HTMLSelectElement;

const CHOSEN = 'select, input:is([type=checkbox], [type=radio], [type=date], [type=time], [type=number], [type=range])';
/** Parts whose code is still to come: they ask for themselves. */
const WAITING_PART = '[data-island]:not([data-live])';

/** What was chosen, by control. */
const chosen = new Map<Control, string | boolean>();

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

/** Chooses once more what was chosen in a place whose code has come by now. */
export function chooseAgain(place: Document | Element): void {
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
