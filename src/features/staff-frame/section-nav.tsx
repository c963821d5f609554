import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { StaffSectionId } from '@/content/staff';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import type { StaffSection } from './section';

interface SectionNavProps {
  sections: readonly StaffSection[];
  current: StaffSectionId;
}

/** The sections of the back office in one line, which scrolls sideways where it is too long; the current one stays in sight. */
export function SectionNav({ sections, current }: SectionNavProps) {
  const locale = useLocale();
  const m = useMessages('staff').frame;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current, sections.length]);
  if (sections.length < 2) return null;
  return (
    <nav aria-label={m.sectionsLabel} className="border-t border-night-700">
      <ul ref={list} className="mx-auto flex max-w-[90rem] gap-1 overflow-x-auto px-2 sm:px-6">
        {sections.map(({ id, path, icon }) => (
          <li key={id} className="flex-none">
            <Link
              to={localizedPath(locale, path)}
              aria-current={id === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-12 items-center gap-2 border-b-2 px-3 text-sm no-underline outline-offset-[-3px]',
                id === current
                  ? 'border-amber-400 font-bold text-paper forced-colors:border-[Highlight]'
                  : 'border-transparent text-on-dark-2 hover:text-paper forced-colors:border-[Canvas]',
              )}
            >
              <Icon name={icon} />
              {m.sections[id]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
