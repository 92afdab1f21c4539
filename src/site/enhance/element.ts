/**
 * The script that other websites include, at `/embed/v1.js`: `<fieldhouse-standings>`,
 * `<fieldhouse-schedule>`, `<fieldhouse-next-game>` and `<fieldhouse-playoffs>`, each a frame that takes the height of what it
 * shows. It runs in somebody else's page, so it has no styles of its own but its frame's, makes no
 * names, and believes only what its own frame says from the address it was sent to.
 */
{
	const names = ["standings", "schedule", "next-game", "playoffs"];
	const asked = ["league", "team", "stage", "theme"];
	const mostHeight = 20_000;
	const { origin } = new URL(
		(document.currentScript as HTMLScriptElement | null)?.src ?? location.href,
	);

	class Embed extends HTMLElement {
		static observedAttributes = ["site", ...asked];
		#frame: HTMLIFrameElement | undefined;
		readonly #hear = (event: MessageEvent) => {
			const frame = this.#frame;
			if (frame === undefined || event.source !== frame.contentWindow) return;
			if (event.origin !== new URL(frame.src).origin) return;
			const { fieldhouse, height } = Object(event.data);
			if (fieldhouse !== "height" || !(height > 0 && height < mostHeight)) return;
			frame.height = String(Math.ceil(height));
		};

		connectedCallback() {
			const frame = document.createElement("iframe");
			frame.width = "100%";
			frame.height = "240";
			frame.loading = "lazy";
			frame.title = this.getAttribute("title") ?? "League";
			// Through CSSOM, which a policy without inline styles allows.
			frame.style.border = "0";
			this.style.display = "block";
			this.#frame = frame;
			addEventListener("message", this.#hear);
			this.#show();
			this.replaceChildren(frame);
		}

		disconnectedCallback() {
			removeEventListener("message", this.#hear);
			this.#frame = undefined;
		}

		attributeChangedCallback() {
			this.#show();
		}

		#show() {
			if (this.#frame === undefined) return;
			const query = new URLSearchParams();
			for (const name of asked) {
				const value = this.getAttribute(name);
				if (value) query.set(name, value);
			}
			const site = (this.getAttribute("site") ?? origin).replace(/\/$/, "");
			if (!/^https?:\/\//.test(site)) return;
			const kind = this.localName.slice("fieldhouse-".length);
			this.#frame.src = `${site}/embed/${kind}?${query}`;
		}
	}

	for (const name of names) {
		if (customElements.get(`fieldhouse-${name}`) !== undefined) continue;
		customElements.define(`fieldhouse-${name}`, class extends Embed {});
	}
}
