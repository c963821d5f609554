import { displayPhone } from '@/i18n/format';
import { Ltr } from '@/ui/ltr';

/** The e-mail or phone that a person was found by. */
export function PersonName({ identifier }: { identifier: string }) {
  return <Ltr className="wrap-anywhere">{identifier.startsWith('+') ? displayPhone(identifier) : identifier}</Ltr>;
}
