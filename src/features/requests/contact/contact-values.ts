/** What the short form asks for; the names are those of its controls, and of submit-lead's body. */
export interface ContactValues {
  name: string;
  phone: string;
  email: string;
  notes: string;
}
export type ContactField = keyof ContactValues;

export const CONTACT_FIELDS = ['name', 'phone', 'email', 'notes'] as const satisfies readonly ContactField[];
export const isContactField = (name: string): name is ContactField =>
  (CONTACT_FIELDS as readonly string[]).includes(name);
export const emptyContact: ContactValues = { name: '', phone: '', email: '', notes: '' };

/** Name of the field that only machines fill in. */
export const TRAP_NAME = 'website';

/** Where a form stands; there may be two on a page, each with ids and a draft of its own. */
export type ContactPlace = 'contact' | 'callback';

/** What can be wrong with a field; keys of the error texts. */
export type ContactError =
  | 'nameMin'
  | 'nameMax'
  | 'phoneMin'
  | 'phoneInvalid'
  | 'invalidEmail'
  | 'messageRequired'
  | 'notesMax'
  | 'invalidValue';
export type ContactErrors = Partial<Record<ContactField, ContactError>>;

/** Id of a field's control, for labels and for the links of the error summary. */
export function fieldId(place: ContactPlace, field: ContactField): string {
  return `${place}-${field}`;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The control of a name in a form; the form's HTML may be the server's. */
function controlOf(form: HTMLFormElement, name: string): Control | null {
  return form.querySelector<Control>(`[name="${name}"]`);
}

export function readContact(form: HTMLFormElement): ContactValues {
  const value = (field: ContactField) => controlOf(form, field)?.value ?? '';
  return { name: value('name'), phone: value('phone'), email: value('email'), notes: value('notes') };
}

export function readTrap(form: HTMLFormElement): string {
  return controlOf(form, TRAP_NAME)?.value ?? '';
}

/** Puts values into a form, leaving alone what is already there: it is newer. */
export function fillContact(form: HTMLFormElement, values: ContactValues): void {
  for (const field of CONTACT_FIELDS) {
    const control = controlOf(form, field);
    if (control && !control.value) control.value = values[field];
  }
}

export function isTouched(values: ContactValues): boolean {
  return CONTACT_FIELDS.some((field) => values[field] !== '');
}
