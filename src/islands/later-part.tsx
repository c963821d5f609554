import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocale } from '@/i18n/locale-context';
import type { PartCode, PartNeeds } from './part-code';
import { waitUntil, type When } from './triggers';

export interface StandInOptions<Props> extends PartNeeds<Props> {
  when: Extract<When, 'now' | 'idle'>;
  /** Stands in the part's place until it has come, with the same props; null: nothing does. It answers nothing by itself. */
  standIn: ComponentType<Props> | null;
}

/** A part that comes once it is wanted: nobody could press it before. */
export function laterPart<Props extends object>(
  { when, standIn: StandIn }: StandInOptions<Props>,
  code: PartCode<Props>,
): ComponentType<Props> {
  return function Island(props: Props) {
    const locale = useLocale();
    const latest = useRef(props);
    const [Part, setPart] = useState(code.here);

    useEffect(() => {
      latest.current = props;
    });

    useEffect(() => {
      if (Part) return;
      let isLeft = false;
      const stop = waitUntil(when, null, () => {
        void code.download(latest.current, locale).then((part) => isLeft || setPart(() => part));
      });
      return () => {
        isLeft = true;
        stop();
      };
    }, [Part, locale]);

    const standIn = StandIn && <StandIn {...props} />;
    return Part ? (
      <Suspense fallback={standIn}>
        <Part {...props} />
      </Suspense>
    ) : (
      standIn
    );
  };
}
