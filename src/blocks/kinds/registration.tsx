import type { OpenRegistration } from "#domain/registration/open-registration.ts";
import { OfferList } from "#ui/registration/offer-list.tsx";
import { useWords } from "#ui/words.tsx";
import { kind } from "../kind.ts";
import { Markdown } from "../markdown.tsx";
import { Part } from "../part.tsx";

/** The prices of a page are those of the registration, so that they cannot differ. */
export const registration = kind({
	kind: "registration",
	label: "Sign-up",
	about: "What people can sign up for now, with prices and the way to the form.",
	fields: {
		title: { is: "line", label: "Title", isOptional: true },
		text: { is: "prose", label: "Text where nothing is open", isOptional: true },
	},
	example: { title: "Sign up", text: "Registration for the next season opens in August." },
	needs: ["registrations"],
	View: ({ title, text, data }) => (
		<Part title={title}>
			{data.registrations.length === 0 ? (
				<Closed text={text} />
			) : (
				data.registrations.map((open) => <Open key={open.registration.id} open={open} />)
			)}
		</Part>
	),
});

function Closed({ text }: { text: string }) {
	const words = useWords();
	return <p>{text === "" ? words.signUp.nothingOpen : text}</p>;
}

function Open({ open }: { open: OpenRegistration }) {
	const { registration } = open;
	return (
		<div className="stack">
			<h3>{registration.name}</h3>
			{registration.text !== "" && <Markdown text={registration.text} />}
			<OfferList open={open} />
		</div>
	);
}
