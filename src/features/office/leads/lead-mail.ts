import { emailLink } from '@/lib/contact-links';

/** A mail to a lead that opens with a greeting. Line ends are CRLF, as mail programs expect them in such links. */
export function leadMailLink(address: string, subject: string, greeting: string): string {
  return `${emailLink(address, subject)}&body=${encodeURIComponent(greeting.replaceAll('\n', '\r\n'))}`;
}
