/** Screens by the paths they serve: their catalogue of words beyond `messages`, and their route files. */
export type Screen = [pattern: string, catalogue: string | null, ...routes: string[]];

/** The screens of visitors. Those of the back office are called like their paths. */
const PUBLIC_SCREENS: Screen[] = [
  ['^/(home)?$', 'home', '_site/home'],
  ['^/about$', 'firm', '_site/about'],
  ['^/expertise$', 'profiles', '_site/expertise/index'],
  ['^/expertise/detail/[^/]+$', 'profiles', '_site/expertise/detail.$id'],
  ['^/people$', 'people', '_site/people/index'],
  ['^/people/detail/[^/]+$', 'profiles', '_site/people/detail.$id'],
  ['^/news$', null, '_site/news/index'],
  ['^/news/detail/[^/]+$', null, '_site/news/detail.$id'],
  ['^/case$', null, '_site/case/index'],
  ['^/case/detail/[^/]+$', null, '_site/case/detail.$id'],
  ['^/honor/detail/[^/]+$', null, '_site/honor/detail.$id'],
  ['^/docs/[^/]+$', 'documents', '_site/docs.$name'],
  ['^/status$', null, 'status'],
  ['^/admin-login$', 'admin', 'admin-login'],
];

/** All screens, of the names of the route files that were built: `admin/people/edit.$id`. */
export function screensOf(routes: readonly string[]): Screen[] {
  const staff = routes
    .filter((route) => route.startsWith('admin/'))
    .map((route): Screen => {
      const path = route.replaceAll('.', '/').replace(/\$\w+/g, '[^/]+');
      return [`^/${path}$`, 'admin', 'admin', route];
    });
  return [...PUBLIC_SCREENS, ...staff];
}
