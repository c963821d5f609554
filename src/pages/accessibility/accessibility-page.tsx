import type { PageProps } from '@/content/page-types';
import type { AccessibilityContent } from '@/content/pages/accessibility/he';
import { DocumentPage } from '@/layout/document/document-page';

export function Page({ content }: PageProps<AccessibilityContent>) {
  return <DocumentPage frame={content} sections={content.sections} />;
}
