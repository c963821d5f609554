import { useMessages } from '@/i18n/messages';
import { BlockForm } from './block-form';
import { SecurityMonitor } from './security-monitor';

/** The monitor on a page of its own, with room for every detail, and blocking by hand. */
export function SecuritySection() {
  const { frame } = useMessages('staff');
  return (
    <>
      <h1 className="text-h3">{frame.sections.security}</h1>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <SecurityMonitor isFull />
        <BlockForm />
      </div>
    </>
  );
}
