import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../../site/home/home-page';
import { screenWords } from '../../site/layout/screen-words';

export const Route = createFileRoute('/_site/home')({ loader: screenWords, component: HomePage });
