import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '@/site/home/home-page';

export const Route = createFileRoute('/_site/home')({ component: HomePage });
