// One list rendered with the libraries of the public site, and nothing else: the yardstick of their cost.
// No style sheet, picture or request delays its largest contentful paint, that of the heading.
import { i18n } from '@lingui/core';
import { I18nProvider, Trans } from '@lingui/react';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import useSWR from 'swr';
import { fetchList } from './fetch-list';

interface Lawyer {
  id: number;
  name: string;
  photoUrl: string;
  jobs: { jobId: number; name: string }[];
}

const PEOPLE = 'user/lawyerTeam?page=1&pageSize=10';
/** Number of portraits that are visible when the page opens on a phone. */
const INITIALLY_VISIBLE_COUNT = 6;

function Frame() {
  return (
    <>
      <header>
        <nav style={{ display: 'flex', gap: 16 }}>
          <Link to="/">
            <Trans id="People" />
          </Link>
          <Link to="/news">
            <Trans id="News" />
          </Link>
        </nav>
      </header>
      <main>
        <Outlet />
      </main>
    </>
  );
}

function People() {
  const { data } = useSWR(PEOPLE, fetchList<Lawyer>);
  return (
    <>
      <h1 style={{ fontSize: 56 }}>
        <Trans id="Our people" />
      </h1>
      {!data && (
        <p>
          <Trans id="Loading" />
        </p>
      )}
      <ul>
        {data?.map(({ id, name, photoUrl, jobs }, index) => (
          <li key={id} style={{ whiteSpace: 'nowrap' }}>
            <img
              src={photoUrl}
              alt=""
              width={48}
              height={60}
              loading={index < INITIALLY_VISIBLE_COUNT ? 'eager' : 'lazy'}
            />
            <b>{name}</b>
            <span> {jobs.map((job) => job.name).join(', ')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const rootRoute = createRootRoute({ component: Frame });
const router = createRouter({
  routeTree: rootRoute.addChildren([
    createRoute({ getParentRoute: () => rootRoute, path: '/', component: People }),
  ]),
});

i18n.loadAndActivate({
  locale: 'en-US',
  messages: {
    People: ['People'],
    'Our people': ['Our people'],
    News: ['News'],
    Loading: ['Loading…'],
  },
});

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </StrictMode>,
  );
