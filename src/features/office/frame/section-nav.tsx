import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { StaffSectionId } from '@/content/staff';
import type { StaffCounts } from '@/data/staff-counts';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { localeRegistry } from '@/i18n/locales';
import { useMessages } from '@/i18n/messages';
import { classNames } from '@/ui/class-names';
import { CountChip } from '@/ui/count-chip';
import { Icon } from '@/ui/icon';
import type { StaffSection } from './section';
import { TaskSound } from './task-sound';

interface SectionNavProps {
  sections: readonly StaffSection[];
  current: StaffSectionId;
  /** Undefined until they are known. */
  counts: StaffCounts | undefined;
  /** Somebody points at a section's link. */
  onAim: (section: StaffSection) => void;
}

/**
 * The sections of the back office in one line, which scrolls sideways where it is too long; the current one stays in sight.
 * Arrow keys lead from one to the next.
 */
export function SectionNav({ sections, current, counts, onAim }: SectionNavProps) {
  const locale = useLocale();
  const m = useMessages('staff').frame;
  const list = useRef<HTMLUListElement>(null);
  // Another language, or a count that appears, moves them all.
  const lengths = [locale, ...sections.map(({ counts: counted }) => Boolean(counted && counts?.[counted]))].join();
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current, lengths]);
  if (sections.length < 2) return null;
  return (
    <div className="mx-auto flex max-w-[90rem] border-t border-night-700 px-2 sm:px-6">
      <NavigationMenu.Root aria-label={m.sectionsLabel} dir={localeRegistry[locale].direction} className="min-w-0 grow">
        <NavigationMenu.List ref={list} className="tab-strip flex gap-1 overflow-x-auto">
          {sections.map((section) => {
            const { id, path, icon, counts: counted } = section;
            const aim = () => onAim(section);
            return (
              <NavigationMenu.Item key={id} className="flex-none">
                <NavigationMenu.Link asChild active={id === current}>
                  <Link
                    onPointerEnter={aim}
                    onTouchStart={aim}
                    onFocus={aim}
                    to={localizedPath(locale, path)}
                    className={classNames(
                      'relative flex min-h-12 items-center gap-2 border-b-2 px-2.5 text-sm no-underline outline-offset-[-3px] lg:px-3',
                      id === current
                        ? 'border-amber-400 font-bold text-paper forced-colors:border-[Highlight]'
                        : 'border-transparent text-on-dark-2 hover:text-paper forced-colors:border-[Canvas]',
                    )}
                  >
                    {/* Between a phone and a wide screen the words alone fit in one line in every language. */}
                    <Icon name={icon} className="sm:max-lg:hidden" />
                    {m.sections[id]}
                    {counted && counts?.[counted] ? (
                      <>
                        <CountChip count={counts[counted]} urgent />
                        <span className="sr-only">{m.waiting}</span>
                      </>
                    ) : null}
                  </Link>
                </NavigationMenu.Link>
              </NavigationMenu.Item>
            );
          })}
        </NavigationMenu.List>
      </NavigationMenu.Root>
      <TaskSound sound={counts?.sound} />
    </div>
  );
}
