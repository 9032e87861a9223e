/**
 * Props of antd's `Table` without its live region: the `Spin` around it would make screen readers announce every change
 * of the table, such as each row that is dragged or imported.
 */
export const SILENT_TABLE = { loading: { spinning: false, 'aria-live': 'off' } } as const;
