import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { LeadRecord } from '@/data/lead-record';
import { fetchPriceDraft, findZone, PRICED_BY_PLACES, savePriceDraft, type PriceOutcome } from '@/data/prices';
import { can, type StaffRole } from '@/data/user-roles';
import { Part } from '@/features/office/kit/record-sheet';
import { StepState } from '@/features/office/kit/step-state';
import { useStep } from '@/features/office/kit/use-step';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { textLinkClass } from '@/ui/text-link';
import { NamedNote, NamePlace } from './name-place';
import { isNameable, withName, withoutName, type Naming } from './naming';
import { publishable } from './price-shape';
import { priceDraftQuery } from './queries';
import type { ChangeContent } from './use-price-draft';

/** Changes the draft as it is now; what a colleague has saved meanwhile stays. @throws DataError */
async function changeDraft(update: ChangeContent): Promise<PriceOutcome> {
  const draft = await fetchPriceDraft();
  const answer = await savePriceDraft(draft.hash, update(draft.content));
  return answer.outcome === 'changed_by_other' && answer.draft
    ? savePriceDraft(answer.draft.hash, update(answer.draft.content))
    : answer;
}

interface Wish {
  naming: Naming;
  isUndone: boolean;
}

export interface LeadPlacesProps {
  lead: Pick<LeadRecord, 'service_type' | 'pickup' | 'dropoff' | 'price_shown_agorot'>;
  /** Null or undefined for nobody's. */
  role: StaffRole | null | undefined;
}

/** The places of a request that the draft does not understand, each with the press that gives it to a zone, for whoever changes prices. */
export function LeadPlaces({ lead, role }: LeadPlacesProps) {
  const isAsked = lead.price_shown_agorot === null && PRICED_BY_PLACES.includes(lead.service_type ?? '');
  if (!can(role, 'change prices')) return null;
  return isAsked ? <UnknownPlaces lead={lead} /> : null;
}

function UnknownPlaces({ lead }: Pick<LeadPlacesProps, 'lead'>) {
  const m = useMessages('staffPrices');
  const words = m.places.naming;
  const constraints: Readonly<Record<string, string>> = m.constraints;
  const locale = useLocale();
  const cache = useQueryClient();
  const draft = useQuery(priceDraftQuery);
  const [named, setNamed] = useState<Wish | null>(null);
  const step = useStep({
    call: ({ naming, isUndone }: Wish) =>
      changeDraft((content) => (isUndone ? withoutName(content, naming) : withName(content, naming))),
    again: [],
    words: ({ constraint }) => constraints[constraint ?? ''],
    onEnd: (end, answer, wish) => {
      if (answer?.draft) cache.setQueryData(priceDraftQuery.queryKey, answer.draft);
      if (end === 'done') setNamed({ ...wish });
    },
  });
  if (!draft.data) return null;
  const { content } = draft.data;
  const list = publishable(content);
  const texts = [...new Set([lead.pickup, lead.dropoff])].filter(
    (text): text is string => !!text && findZone(list.zones, text) === null && isNameable(list, text),
  );
  if (texts.length === 0 && !named) return null;
  return (
    <Part title={words.title}>
      {texts.length > 0 ? <p className="text-sm text-ink-2">{words.text}</p> : null}
      {texts.map((text) => (
        <NamePlace
          key={text}
          text={text}
          content={content}
          busy={step.isBusy}
          onName={(naming) => step.run({ naming, isUndone: false })}
        />
      ))}
      <StepState step={step} />
      {named ? (
        <NamedNote
          content={content}
          named={named.naming}
          isUndone={named.isUndone}
          busy={step.isBusy}
          onUndo={() => step.run({ naming: { ...named.naming }, isUndone: true })}
        >
          <Link to={localizedPath(locale, '/dashboard/prices')} className={textLinkClass()}>
            {words.publish}
          </Link>
        </NamedNote>
      ) : null}
    </Part>
  );
}
