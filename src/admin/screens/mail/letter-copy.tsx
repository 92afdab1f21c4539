import { useState } from "react";
import { mailProgramLink } from "#domain/mail/mail-program.ts";
import { Copied } from "../../components/feedback/copied.tsx";
import { words } from "../../words.ts";

type LetterCopyProps = {
	/** One person, or many of whom none is to see the others. */
	addresses: readonly string[];
	subject: string;
	text: string;
	why: string;
};

/** What nobody has sent, to be copied or opened in the own program for mail. */
export function LetterCopy({ addresses, subject, text, why }: LetterCopyProps) {
	const [said, setSaid] = useState("");
	return (
		<>
			<p>{why}</p>
			<Copied name={words.mail.address} text={addresses.join(", ")} say={setSaid}>
				{words.common.copy}
			</Copied>
			<Copied name={words.mail.letterText} text={`${subject}\n\n${text}`} say={setSaid}>
				{words.common.copy}
			</Copied>
			<p role="status" className="hint">
				{said}
			</p>
			<p>
				<a href={mailProgramLink({ addresses, subject, text })} className="button button-quiet">
					{words.mail.openInMailProgram}
				</a>
			</p>
		</>
	);
}
