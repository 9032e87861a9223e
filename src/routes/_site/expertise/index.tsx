import { createFileRoute } from '@tanstack/react-router';
import { ExpertisePage } from '../../../site/expertise/expertise-page';
import { screenWords } from '../../../site/layout/screen-words';

export const Route = createFileRoute('/_site/expertise/')({
  loader: screenWords,
  component: ExpertisePage,
});
