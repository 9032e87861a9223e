import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../../site/home/home-page';
import { homeWords } from '../../site/layout/words';

export const Route = createFileRoute('/_site/home')({ loader: homeWords, component: HomePage });
