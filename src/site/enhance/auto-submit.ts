/**
 * A changed select or date of a filter form submits it; without scripts these are plain GET forms.
 */
export function submitChangedSelects(root: Document): void {
	root.addEventListener("change", (event) => {
		const field = event.target;
		if (!(field instanceof HTMLSelectElement || isDate(field))) return;
		const form = field.form;
		if (form?.matches("[data-auto-submit]")) submit(form);
	});
	root.addEventListener("submit", (event) => {
		const form = event.target;
		if (!(form instanceof HTMLFormElement && form.matches("[data-auto-submit]"))) return;
		event.preventDefault();
		submit(form);
	});
}

/** Goes to the address of the filters that are set, without the empty ones: shorter to share. */
function submit(form: HTMLFormElement): void {
	const address = new URL(form.action);
	const filters = new URLSearchParams();
	for (const [name, value] of new FormData(form)) {
		if (typeof value === "string" && value.trim() !== "") filters.append(name, value);
	}
	address.search = filters.toString();
	location.assign(address);
}

function isDate(field: EventTarget | null): field is HTMLInputElement {
	return field instanceof HTMLInputElement && field.type === "date";
}
