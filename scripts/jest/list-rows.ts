import { screen, within } from '@testing-library/react';

/** Returns the rows of a list by its name, without the header. */
export async function listRows(name: string): Promise<HTMLElement[]> {
  const table = await screen.findByRole('table', { name });
  return within(table).getAllByRole('row').slice(1);
}
