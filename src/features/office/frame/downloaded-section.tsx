import type { QueryClient } from '@tanstack/react-query';
import { use, type ComponentType } from 'react';
import { download } from '@/lib/download';
import type { SectionProps, StaffSection } from './section';

/** What the module of a section gives. */
interface SectionModule {
  Section: ComponentType<SectionProps>;
  /** Begins to read what it shows first. */
  readAhead?: (cache: QueryClient) => void;
}

/** A section whose code downloads apart. Code that is here already is shown at once, where a lazy component would wait once more. */
export function downloadedSection(
  load: () => Promise<SectionModule>,
): Pick<StaffSection, 'Section' | 'load' | 'prepare'> {
  const code = download(load);
  function Section(props: SectionProps) {
    const { Section: Loaded } = code.read(use);
    return <Loaded {...props} />;
  }
  return {
    Section,
    load: code.start,
    prepare: async (cache) => (await code.start()).readAhead?.(cache),
  };
}
