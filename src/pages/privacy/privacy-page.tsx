import type { PageProps } from '@/content/page-types';
import type { PrivacyContent } from '@/content/pages/privacy/he';
import { DocumentPage, DocumentSummary } from '@/layout/document/document-page';
import { CompliancePanel } from './compliance-panel';

export function Page({ content }: PageProps<PrivacyContent>) {
  return (
    <DocumentPage frame={content} sections={content.sections}>
      <DocumentSummary {...content.summary} />
      <CompliancePanel panel={content.panel} />
    </DocumentPage>
  );
}
