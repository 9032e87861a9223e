import { createFileRoute } from '@tanstack/react-router';
import { ExpertisePage } from '@/site/expertise/expertise-page';

export const Route = createFileRoute('/_site/expertise/')({
  component: ExpertisePage,
});
