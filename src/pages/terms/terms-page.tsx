import type { PageProps } from '@/content/page-types';
import type { TermsContent } from '@/content/pages/terms/he';
import { DocumentPage, DocumentSummary } from '@/layout/document/document-page';

export function Page({ content }: PageProps<TermsContent>) {
  return (
    <DocumentPage frame={content} sections={content.sections}>
      <DocumentSummary {...content.summary} />
    </DocumentPage>
  );
}
