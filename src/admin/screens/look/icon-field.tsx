import { useState } from "react";
import { Button as AriaButton, FileTrigger } from "react-aria-components";
import type { LookChoice } from "#domain/look/look.ts";
import { ActionButton } from "../../components/feedback/action-button.tsx";
import { QuietButton } from "../../components/feedback/button.tsx";
import { Icon } from "../../components/feedback/icon.tsx";
import { words } from "../../words.ts";
import { initialsIcon, squareIcon } from "./draw-icon.ts";
import styles from "./icon-field.module.css";
import type { ChosenIcon } from "./use-icon.ts";

type IconFieldProps = {
	icon: ChosenIcon;
	name: string;
	choice: LookChoice;
	error?: string | undefined;
};

/** The little picture in tabs and on home screens: the initials, a picture, or the product's own. */
export function IconField({ icon, name, choice, error }: IconFieldProps) {
	const [problem, setProblem] = useState<string | undefined>();
	const take = async (made: Promise<File | null>) => {
		const file = await made;
		setProblem(file === null ? words.look.iconMustBeAnImage : undefined);
		if (file !== null) icon.choose(file);
	};
	const said = problem ?? error;
	return (
		<fieldset className={styles.field}>
			<legend className={styles.legend}>{words.look.icon}</legend>
			<div className={styles.line}>
				<span className={styles.seen}>
					<img src={icon.url ?? "/favicon.svg"} alt="" className={styles.large} />
					<span className={styles.tab}>
						<img src={icon.url ?? "/favicon.svg"} alt="" className={styles.small} />
						{name}
					</span>
				</span>
				<div className={styles.tools}>
					<QuietButton onClick={() => void take(initialsIcon(name, choice))}>
						{words.look.makeItFromTheInitials}
					</QuietButton>
					<FileTrigger
						acceptedFileTypes={["image/png", "image/jpeg", "image/webp", "image/gif"]}
						onSelect={(files) => {
							const [file] = files ?? [];
							if (file !== undefined) void take(squareIcon(file));
						}}
					>
						<AriaButton className="button button-quiet">
							<Icon name="upload" />
							{words.common.chooseAPicture}
						</AriaButton>
					</FileTrigger>
					{icon.url !== null && (
						<ActionButton icon="remove" isQuiet onClick={icon.remove}>
							{words.look.removeTheIcon}
						</ActionButton>
					)}
				</div>
			</div>
			{said !== undefined && (
				<p role="alert" className={styles.error}>
					{said}
				</p>
			)}
			<p className="hint">{words.look.shownInBrowserTabsAnd}</p>
		</fieldset>
	);
}
