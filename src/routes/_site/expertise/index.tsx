import { createFileRoute } from '@tanstack/react-router';
import { ExpertisePage } from '../../../site/expertise/expertise-page';
import { firmWords } from '../../../site/layout/words';

export const Route = createFileRoute('/_site/expertise/')({
  loader: firmWords,
  component: ExpertisePage,
});
