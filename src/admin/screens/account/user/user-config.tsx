import { Panel } from "#ui/panel.tsx";
import { ScreenHeader } from "../../shell/screen-header.tsx";

/** Spec §2: an empty placeholder (R2.89, decision A18). What there is to configure is at /user/:id. */
export const userConfig = { Component: UserConfig };

function UserConfig() {
	return (
		<>
			<ScreenHeader title="User configuration" />
			<Panel>{null}</Panel>
		</>
	);
}
