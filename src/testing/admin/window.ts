import { builtinEnvironments, type Environment } from "vitest/runtime";

/** The server stands in the same process and would not take happy-dom's for what goes over the wire. */
const nodesOwn = [
	"Request",
	"Response",
	"Headers",
	"URL",
	"URLSearchParams",
	"Blob",
	"File",
	"AbortController",
	"AbortSignal",
	"MessagePort",
];

/** Where tests of screens run: happy-dom's window, and Node's own classes for what is sent. */
export default {
	name: "window",
	viteEnvironment: "ssr",
	async setup(global: typeof globalThis) {
		const kept = Object.fromEntries(
			nodesOwn.map((name) => [name, Object.getOwnPropertyDescriptor(global, name) ?? {}]),
		);
		const FormDataSent = global.FormData;
		const happyDOM = {
			url: "http://fieldhouse.test/",
			settings: {
				// Another document is another program; tests are told where it would be.
				navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
				// A screen that waits for its style sheet has it.
				handleDisabledFileLoadingAsSuccess: true,
				// Nothing is still fading away while the next line of a test looks at it.
				device: { prefersReducedMotion: "reduce" },
			},
		};
		const environment = await builtinEnvironments["happy-dom"].setup(global, { happyDOM });
		Object.defineProperties(global, kept);
		const FormDataOfForms = global.FormData;
		/** Read from a form by happy-dom, sent by Node. */
		class FormDataOfBoth extends FormDataSent {
			constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
				super();
				if (form === undefined) return;
				for (const [name, value] of new FormDataOfForms(form, submitter)) this.append(name, value);
				// What a test has chosen stands where happy-dom does not look for it.
				for (const { name, files } of form.querySelectorAll<HTMLInputElement>("[type=file]")) {
					for (const file of files ?? []) this.set(name, file);
				}
			}
		}
		// Frames are there and stay empty; by itself happy-dom complains of each.
		const frames = global.HTMLIFrameElement.prototype;
		for (const symbol of Object.getOwnPropertySymbols(frames)) {
			if (symbol.description === "connectedToDocument") Reflect.deleteProperty(frames, symbol);
		}
		Object.defineProperty(global, "FormData", { value: FormDataOfBoth, configurable: true });
		return environment;
	},
} satisfies Environment;
