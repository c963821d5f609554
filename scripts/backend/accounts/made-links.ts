import type { EmailDriver, EmailMessage } from '@supabase/lite';

/** A link for the owner of an address. */
export interface MadeLink {
  to: string;
  token: string;
}

/** Takes the Supabase implementation's own mails, of which only the tokens of their links are of use. */
export class MadeLinks implements EmailDriver {
  readonly #made: MadeLink[] = [];

  async send({ to, text }: EmailMessage): Promise<void> {
    const link = new URL(/https?:\/\/\S+/u.exec(text ?? '')?.[0] ?? '');
    this.#made.push({ to, token: link.searchParams.get('token') ?? '' });
  }

  /** The links that were made for an address since it was last asked. */
  take(to: string): MadeLink[] {
    const links = this.#made.filter((made) => made.to === to);
    for (const link of links) this.#made.splice(this.#made.indexOf(link), 1);
    return links;
  }
}
