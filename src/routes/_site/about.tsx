import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '@/site/about/about-page';
import { parseAboutSearch } from '@/site/about/about-search';

function About() {
  return <AboutPage search={Route.useSearch()} />;
}

export const Route = createFileRoute('/_site/about')({
  validateSearch: parseAboutSearch,
  component: About,
});
