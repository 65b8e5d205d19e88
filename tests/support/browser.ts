// Node has EventTarget but no events of a window: modules of the browser subscribe to some when they load.
const target = new EventTarget();
globalThis.addEventListener ??= target.addEventListener.bind(target);
globalThis.removeEventListener ??= target.removeEventListener.bind(target);
globalThis.dispatchEvent ??= target.dispatchEvent.bind(target);
