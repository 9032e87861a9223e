import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../../site/about/about-page';
import { parseAboutSearch } from '../../site/about/about-search';
import { firmWords } from '../../site/layout/words';

function About() {
  return <AboutPage search={Route.useSearch()} />;
}

export const Route = createFileRoute('/_site/about')({
  validateSearch: parseAboutSearch,
  loader: firmWords,
  component: About,
});
