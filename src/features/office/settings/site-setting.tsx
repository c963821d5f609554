import type { ReactNode } from 'react';
import type { Setting } from '@/data/settings';
import { formatNumber, knownName } from '@/i18n/format';
import { useLocale } from '@/i18n/locale-context';
import { useMessages } from '@/i18n/messages';
import { Ltr } from '@/ui/ltr';

/** A setting that the pages of the site state too: shown as it holds, changed with the pages alone. */
export function SiteSetting({ setting }: { setting: Setting }) {
  const m = useMessages('staffSettings');
  const text = m.settings[setting.key];
  return (
    <div className="grid content-start gap-1 border-t border-stone-200 p-5">
      <h3 className="font-sans text-base font-bold">{text?.name ?? <Ltr>{setting.key}</Ltr>}</h3>
      <p className="max-w-prose text-sm text-ink-2">{text?.about ?? <bdi>{setting.description}</bdi>}</p>
      <p className="pt-1 font-bold">
        <HeldValue setting={setting} /> {text?.unit}
      </p>
      <p className="max-w-prose text-sm text-ink-3">{m.setWithSite}</p>
    </div>
  );
}

function HeldValue({ setting: { kind, value } }: { setting: Setting }): ReactNode {
  const locale = useLocale();
  const { choices } = useMessages('staffSettings');
  if (kind === 'integer') return <Ltr>{formatNumber(locale, value)}</Ltr>;
  if (kind === 'choice') return knownName(choices, value);
  return <Ltr className="wrap-anywhere">{JSON.stringify(value)}</Ltr>;
}
