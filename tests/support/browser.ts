// Node has EventTarget but no window events: browser modules subscribe to some when they load.
const target = new EventTarget();
globalThis.addEventListener ??= target.addEventListener.bind(target);
globalThis.removeEventListener ??= target.removeEventListener.bind(target);
globalThis.dispatchEvent ??= target.dispatchEvent.bind(target);
