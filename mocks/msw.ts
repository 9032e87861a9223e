import { http, type HttpHandler } from 'msw';
import type { Backend } from './backend';
import { API_PREFIX } from './contract';

/**
 * What MSW answers itself on one origin: every call under `/api`, also those the contract does not
 * know, and uploaded files. The origin is named, because a development server has modules in folders
 * called `api`, too.
 */
export function mswHandlers(backend: Backend, origin: string): HttpHandler[] {
  return [
    http.all(`${origin}${API_PREFIX}/*`, ({ request }) => backend.handle(request)),
    http.get(`${origin}/files/upload/*`, ({ request }) => backend.handle(request)),
  ];
}
