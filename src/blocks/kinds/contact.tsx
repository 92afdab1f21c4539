import { useWords } from "#ui/words.tsx";
import styles from "../blocks.module.css";
import { kind } from "../kind.ts";

export const contact = kind({
	kind: "contact",
	label: "Contact",
	about: "How to reach you: email, phone, address.",
	fields: {
		name: { is: "line", label: "Name", isOptional: true },
		email: { is: "line", label: "Email", format: "email", isOptional: true },
		phone: { is: "line", label: "Phone", format: "phone", isOptional: true },
		address: { is: "prose", label: "Address", isOptional: true },
	},
	example: {
		name: "The league office",
		email: "hello@league.test",
		phone: "(714) 555-0142",
		address: "12 Court Street\nFountain Valley",
	},
	View: (values) => <Contact {...values} />,
});

function Contact({ name, email, phone, address }: Record<Line, string>) {
	const words = useWords();
	return (
		<section className={styles.part}>
			{name !== "" && <h2 className={styles.title}>{name}</h2>}
			<dl className={styles.contact}>
				{email !== "" && (
					<div>
						<dt>{words.block.email}</dt>
						<dd>{isEmail(email) ? <a href={`mailto:${email}`}>{email}</a> : email}</dd>
					</div>
				)}
				{phone !== "" && (
					<div>
						<dt>{words.block.phone}</dt>
						<dd>
							<Phone written={phone} />
						</dd>
					</div>
				)}
				{address !== "" && (
					<div>
						<dt>{words.block.address}</dt>
						<dd>{address}</dd>
					</div>
				)}
			</dl>
		</section>
	);
}

type Line = "name" | "email" | "phone" | "address";

/** A number that one can tap, as far as there is one in it. */
function Phone({ written }: { written: string }) {
	const number = written.replaceAll(/[^\d+]/g, "");
	return number === "" ? written : <a href={`tel:${number}`}>{written}</a>;
}

/** No parameters of a mail: "a@b.test?cc=…" stays text. */
function isEmail(written: string): boolean {
	return /^[^\s?&%"<>]+@[^\s?&%"<>]+$/.test(written);
}
