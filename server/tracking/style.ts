/** Style of the receiver's pages: one column, large text, light and dark. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1f2328; --soft: #57606a; --line: #d0d7de; --page: #fff; --accent: #0958d9; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6edf3; --soft: #9aa7b4; --line: #3d444d; --page: #14181d; --accent: #69b1ff; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1.0625rem/1.5 system-ui, "Noto Sans", "Noto Sans SC", "Noto Sans Myanmar", sans-serif; }
.page { max-width: 34rem; margin: 0 auto; padding: 1.25rem; }
header { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: baseline; justify-content: space-between; }
header p { margin: 0; font-weight: 600; }
nav { display: flex; gap: 0.25rem; }
nav a, nav span { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 0.5rem; }
nav span { font-weight: 600; }
a { color: var(--accent); }
h1 { margin: 1rem 0 0; font-size: 1.5rem; line-height: 1.3; }
.number { margin: 0.25rem 0 1.5rem; color: var(--soft); font-variant-numeric: tabular-nums; letter-spacing: 0.03em; }
ol { list-style: none; margin: 0 0 1.5rem; padding: 0; }
ol li { position: relative; padding: 0 0 1.25rem 2.25rem; color: var(--soft); }
ol li:last-child { padding-bottom: 0; }
ol li::before { content: ""; position: absolute; left: 0; top: 0.2rem; width: 1.25rem; height: 1.25rem; border: 2px solid var(--line); border-radius: 50%; background: var(--page); z-index: 1; }
ol li::after { content: ""; position: absolute; left: 0.56rem; top: 0.4rem; bottom: -0.2rem; width: 2px; background: var(--line); }
ol li:last-child::after { display: none; }
ol li.done { color: var(--ink); font-weight: 600; }
ol li.done::before { content: "\\2713"; border-color: var(--accent); background: var(--accent); color: var(--page); font-size: 0.85rem; line-height: 1.05rem; text-align: center; }
ol li.done:has(+ .done)::after { background: var(--accent); }
time { display: block; font-weight: 400; color: var(--soft); font-variant-numeric: tabular-nums; }
dl { margin: 0; border-top: 1px solid var(--line); }
dl div { padding: 0.75rem 0; border-bottom: 1px solid var(--line); }
dt { color: var(--soft); font-size: 0.9375rem; }
dd { margin: 0; }
dd a { display: inline-flex; align-items: center; min-height: 2.75rem; }
.due { font-size: 1.25rem; font-weight: 600; font-variant-numeric: tabular-nums; }
.code { font-size: 2rem; font-weight: 700; letter-spacing: 0.15em; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 0.5rem; margin-top: 1.5rem; }
img { max-width: 100%; height: auto; background: #fff; }
h2 { margin: 2rem 0 0; font-size: 1.25rem; }
input, select, button { min-height: 2.75rem; padding: 0 0.75rem; border: 1px solid var(--soft); border-radius: 0.375rem; background: var(--page); color: inherit; font: inherit; }
button { border-color: var(--accent); background: var(--accent); color: var(--page); font-weight: 600; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@media print { form, nav { display: none; } }
`;
