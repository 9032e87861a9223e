import { http, type HttpHandler } from 'msw';
import { API_PREFIX } from './contract';

/**
 * What MSW answers itself on one origin: every call under `/api`, also those the contract does not
 * know, and uploaded files. The origin is named, because a development server has modules in folders
 * called `api`, too.
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
