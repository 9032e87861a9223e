import { createFileRoute } from '@tanstack/react-router';
import { ExpertisePage } from '../../../site/expertise/expertise-page';
import { profileWords } from '../../../site/layout/words';

export const Route = createFileRoute('/_site/expertise/')({
  loader: profileWords,
  component: ExpertisePage,
});
