/** The styles of the panel, in a shadow root that the page's styles do not affect. */
export const PANEL_STYLES = `
section {
  position: fixed; inset-block: 8px; inset-inline-end: 8px; z-index: 2147483001;
  inline-size: min(560px, calc(100vw - 16px)); box-sizing: border-box; padding: 12px; overflow: auto;
  color: #222; background: #fff; border: 1px solid #777; border-radius: 6px; box-shadow: 0 4px 24px #0005;
  font: 13px/1.5 system-ui, sans-serif; direction: ltr; text-align: start;
}
nav { display: flex; gap: 4px; margin-block-end: 12px; }
nav .close { margin-inline-start: auto; }
button, input, select, textarea { font: inherit; color: inherit; }
button { padding: 2px 10px; background: #eee; border: 1px solid #777; border-radius: 4px; cursor: pointer; }
button[aria-pressed='true'], button.primary { color: #fff; background: #1f4e79; }
fieldset { margin: 0 0 12px; border: 1px solid #ccc; border-radius: 4px; }
fieldset.columns { columns: 3; }
label { display: block; }
label.inline { display: inline-block; margin-inline-end: 12px; }
.row { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; margin-block: 4px; }
.fill { flex: 1; min-inline-size: 12em; box-sizing: border-box; }
textarea { inline-size: 100%; box-sizing: border-box; }
details { border-block-start: 1px solid #ddd; padding-block: 4px; overflow-wrap: anywhere; }
pre { max-block-size: 240px; overflow: auto; background: #f5f5f5; padding: 6px; white-space: pre-wrap; }
.error { color: #a40000; }
`;
