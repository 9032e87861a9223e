import { http, type HttpHandler } from 'msw';
import { API_PREFIX } from './contract';

/**
 * Returns the MSW handlers of one origin: for every request under `/api`, including unknown ones, and for uploaded files.
 * They match the origin, because a development server serves modules from folders called `api` too.
 */
export function mswHandlers(
  answer: (request: Request) => Promise<Response>,
  origin: string,
): HttpHandler[] {
  return [
    http.all(`${origin}${API_PREFIX}/*`, ({ request }) => answer(request)),
    http.get(`${origin}/files/upload/*`, ({ request }) => answer(request)),
  ];
}
