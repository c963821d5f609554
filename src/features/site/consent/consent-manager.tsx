import { useId, useState, type ReactNode } from 'react';
import { business } from '@/config/business';
import { ALL_CONSENTS, OPTIONAL_CATEGORIES, type Consents, type OptionalCategory } from '@/data/consent';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Checkbox } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { showToast } from '@/ui/toast';
import { choose } from './choose';
import { useCanKeepConsent, useConsents, useIsConsentMissing } from './use-consents';

/** What the visitor agrees to, category by category. Each change is saved at once; the essential stays on. */
export function ConsentManager() {
  const m = useMessages('privacySettings');
  const { categories } = useMessages('consent');
  const locale = useLocale();
  const id = useId();
  const consents = useConsents();
  const isMissing = useIsConsentMissing();
  const canKeep = useCanKeepConsent();
  const [isOpen, setOpen] = useState(false);

  function save(chosen: Consents) {
    choose(chosen, [m, categories], locale);
    showToast({
      tone: 'success',
      title: m.savedTitle,
      text: m.savedText(business.consentDays),
      stays: 'medium',
    });
  }

  return (
    <Card className="grid gap-5 p-5 sm:p-8">
      <div className="grid gap-1">
        <h2 id={`${id}-title`} className="text-h3">
          {m.title}
        </h2>
        <p className="text-ink-2">{m.text}</p>
      </div>
      <div role="group" aria-labelledby={`${id}-title`} className="grid border-t border-stone-200">
        <Category>
          <Checkbox
            label={`${categories.essential.title} (${m.always})`}
            hint={categories.essential.text}
            checked
            disabled
          />
        </Category>
        {OPTIONAL_CATEGORIES.map((category) => (
          <Category key={category}>
            <Checkbox
              label={categories[category].title}
              hint={categories[category].text}
              checked={consents[category]}
              disabled={!canKeep}
              onChange={({ target }) => save({ ...consents, [category]: target.checked })}
            />
          </Category>
        ))}
      </div>
      {isMissing ? (
        <p className="flex items-start gap-2 text-sm text-ink-2">
          <Icon name="info" className="mt-0.5 text-sea-600" />
          {m.notChosen}
        </p>
      ) : null}
      {canKeep ? (
        <div className="flex flex-wrap gap-3">
          <Button tone="secondary" onClick={() => save(consents)}>
            {m.save}
          </Button>
          <Button tone="outline" onClick={() => save(ALL_CONSENTS)}>
            {m.acceptAll}
          </Button>
        </div>
      ) : (
        <Alert tone="info">{m.cannotKeep}</Alert>
      )}
      <Button
        tone="outline"
        size="small"
        icon={isOpen ? 'minus' : 'plus'}
        aria-expanded={isOpen}
        aria-controls={`${id}-details`}
        className="justify-self-start"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? m.hideDetails : m.details}
      </Button>
      <div id={`${id}-details`} hidden={!isOpen} className="grid gap-6">
        <Purposes />
        <Protection />
      </div>
    </Card>
  );
}

function Category({ children }: { children: ReactNode }) {
  return <div className="border-b border-stone-200 py-2">{children}</div>;
}

function Purposes() {
  const { categories } = useMessages('consent');
  const { purposes } = useMessages('privacySettings');
  const names: readonly ('essential' | OptionalCategory)[] = ['essential', ...OPTIONAL_CATEGORIES];
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      {names.map((name) => (
        <div key={name} className="border-s-2 border-stone-300 ps-4">
          <dt className="font-bold">{categories[name].title}</dt>
          {purposes[name].map((purpose) => (
            <dd key={purpose} className="text-sm text-ink-2">
              {purpose}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Protection() {
  const m = useMessages('privacySettings');
  return (
    <div className="grid gap-3 rounded bg-sea-100 p-5">
      <h3 className="flex items-center gap-2 font-sans text-base">
        <Icon name="shield" className="text-sea-600" />
        {m.protectionTitle}
      </h3>
      <ul className="grid gap-2">
        {m.protection.map((sentence) => (
          <li key={sentence} className="flex items-start gap-2 text-sm">
            <Icon name="check" className="mt-0.5 size-4.5 text-sea-600" />
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  );
}
