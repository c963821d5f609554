import { useMessages } from '@/i18n/messages';
import { Badge, type BadgeTone } from '@/ui/badge';

/** Critical and high are destructive, medium secondary, others outlined (docs/spec/office.md#security). */
const tones: Readonly<Record<string, BadgeTone>> = { critical: 'danger', high: 'danger', medium: 'warn' };

/** How grave an event is; a word this version does not know is shown as it came. */
export function SeverityBadge({ severity }: { severity: string }) {
  const { severities } = useMessages('staffSecurity');
  return (
    <Badge tone={tones[severity] ?? 'outline'}>
      {(severities as Readonly<Record<string, string>>)[severity] ?? severity}
    </Badge>
  );
}
