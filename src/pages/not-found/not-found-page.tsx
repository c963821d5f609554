import road from '@/art/services/nationwide-transport.svg';
import type { PageProps } from '@/content/page-types';
import type { NotFoundContent } from '@/content/pages/not-found/he';
import { useLocale } from '@/i18n/locale-context';
import { localizedPath } from '@/i18n/localized-path';
import { NotFound } from '@/layout/page-parts/not-found';
import { Icon } from '@/ui/icon';

export function Page({ content }: PageProps<NotFoundContent>) {
  return (
    <NotFound
      title={content.title}
      text={content.text}
      to={localizedPath(useLocale(), '/')}
      icon={<Icon name="home" />}
      label={content.home}
      picture={{ src: road, width: 600, height: 400 }}
    />
  );
}
